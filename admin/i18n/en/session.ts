export const session = {
  signing_out: "Signing out…",
  sign_out: "Sign out",
  switched: "You are now working for {{name}}",
  switch_failed: "You are still working for the same customer.",
  terms: {
    title: "New terms of use",
    text: "The terms of use changed on {{date}}. Accept them to continue.",
    accept: "Accept and continue",
    accepting: "Accepting…",
  },
};
