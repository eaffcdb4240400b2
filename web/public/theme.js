// Runs before the first paint, so that a chosen theme does not flash. Kept apart: the page allows no inline script.
try {
  const theme = localStorage.getItem("dossier.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // without storage the system's own choice holds
}
