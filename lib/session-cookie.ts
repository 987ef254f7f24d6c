/** The cookie of a session; over https its name has the prefix `__Host-` (lib/site/auth/cookies.ts). */
export const sessionCookieName = 'portfolio_session';
