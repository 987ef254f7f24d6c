/** The cookie of a session; over https its name has the prefix `__Host-` (lib/site/auth/cookies.ts). */
export const sessionCookieName = 'portfolio_session';
/** The cookie by which a browser that has signed in is known again; named like the other. */
export const deviceCookieName = 'portfolio_device';
