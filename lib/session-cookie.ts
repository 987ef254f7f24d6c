/** The cookies of the owner; over https their names have the prefix `__Host-` (lib/site/auth/cookies.ts). */
export const sessionCookieName = 'portfolio_session';
/** Of a browser that has signed in before, for a year. */
export const deviceCookieName = 'portfolio_device';
