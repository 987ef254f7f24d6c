// Before the first paint: that there is script, and the chosen colour scheme.
try {
  document.documentElement.dataset.js = '';
  const theme = localStorage.getItem('portfolio_theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
