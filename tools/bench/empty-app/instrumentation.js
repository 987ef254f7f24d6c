/** Its own, which does nothing: without one, Next takes that of the folder above. */
export function register() {}
