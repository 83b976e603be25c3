// Before the first paint, so that a dark screen never flashes white. admin/frame/theme.ts does the rest.
(() => {
  const stored = localStorage.getItem("theme");
  const isDark = stored === "dark" || (stored !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
})();
