// Before the first paint: that there is script, that the rest may wait for the first screen unless the visit leads there, the chosen colour scheme.
try {
  const { dataset } = document.documentElement;
  dataset.js = '';
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'navigate' && !location.hash) dataset.firstScreen = 'unpainted';
  const theme = localStorage.getItem('portfolio_theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
} catch {}
