export const session = {
  signing_out: "Signing out…",
  sign_out: "Sign out",
  switched: "You are now in {{name}}",
  switch_failed: "You are still in the same workspace.",
  elsewhere: {
    title: "You switched workspaces in another window",
    text: "This window was showing {{shown}}. You switched to {{next}} in another window.",
    text_unnamed: "You switched to another workspace in another window. This window still shows the previous one.",
    kept: "Nothing you typed here is lost yet. Go back to save it. Unsaved changes are dropped when this window shows the other workspace.",
    back: "Go back to {{shown}}",
    back_unnamed: "Go back",
    go: "Show {{next}} here",
    go_unnamed: "Show the other one here",
    going_back: "Going back…",
  },
  second_step: {
    title: "This workspace asks for a second step",
    text: "Your password alone does not open its records. Set up your second step; it takes two minutes.",
    action: "Set up your second step",
  },
  terms: {
    title: "New terms of use",
    text: "The terms of use changed on {{date}}. Accept them to continue.",
    accept: "Accept and continue",
    accepting: "Accepting…",
  },
};
