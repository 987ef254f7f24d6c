/* Applies the chosen colour scheme before the first paint (components/portfolio/theme-toggle.tsx stores it; no cookie). */
try {
  const theme = localStorage.getItem('portfolio_theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
