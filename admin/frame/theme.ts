export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";
const darkSystem = () => window.matchMedia("(prefers-color-scheme: dark)");

export function readTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** `public/theme.js` does the same before the first paint. */
export function showTheme(theme = readTheme()) {
  const isDark = theme === "dark" || (theme === "system" && darkSystem().matches);
  document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
}

export function chooseTheme(theme: Theme) {
  if (theme === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  showTheme(theme);
}

/** Systems may switch at sunset. */
export const followSystemTheme = () => darkSystem().addEventListener("change", () => showTheme());
