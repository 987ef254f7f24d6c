// Replaces `server-only` outside Next, where nothing is sent to a browser.
export {};
