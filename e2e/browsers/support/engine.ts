/** What the scenarios need of a browser that Playwright does not drive: the part of WebDriver that its two dialects share. */

export type Engine = {
  /** Such as `Firefox 153.7.0`. */
  readonly version: string;
  /** Opens a page with cookies and storage of its own. */
  readonly open: () => Promise<Tab>;
  readonly close: () => Promise<void>;
};

/** The browser's reference to an element; it is no longer valid once the element has left the page. */
export type Handle = string;

export type Tab = {
  /** Resolves once the page is loaded. */
  readonly goto: (url: string) => Promise<void>;
  /** Size of the page in CSS px; a browser may take the height of its own bar from it. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** The displayed elements with this role and, if given, exactly this name, as the browser tells them to assistive technology. */
  readonly named: (role: Role, name: string | undefined, within: Handle | undefined) => Promise<readonly Handle[]>;
  readonly matching: (selector: string, within: Handle | undefined) => Promise<readonly Handle[]>;
  /** Calls a function of the page, given as source: `(element, json) => json`. */
  readonly call: (source: string, element: Handle | undefined, json: string) => Promise<string>;
  /** Plays the actions of keyboard and pointers: https://www.w3.org/TR/webdriver2/#actions, which both dialects write alike. */
  readonly perform: (actions: readonly Actions[]) => Promise<void>;
  /** Chooses files, by absolute path, in a file field. */
  readonly choose: (field: Handle, files: readonly string[]) => Promise<void>;
  /** Errors of the console and exceptions so far; undefined if the browser does not tell them. */
  readonly errors: () => readonly string[] | undefined;
  readonly close: () => Promise<void>;
};

/** The elements that may have a role, for a browser that only tells the role of an element. */
export const candidates = {
  alertdialog: 'dialog, [role=alertdialog]',
  button: 'button, [role=button]',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  searchbox: 'input[type=search]',
  textbox: 'input, textarea, [role=textbox]',
} as const;
export type Role = keyof typeof candidates;

export type Actions = KeyActions | PointerActions;
type KeyActions = { readonly type: 'key'; readonly id: string; readonly actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[] };
export type PointerKind = 'mouse' | 'touch';
export type PointerActions = {
  readonly type: 'pointer';
  readonly id: string;
  readonly parameters: { readonly pointerType: PointerKind };
  readonly actions: readonly (
    | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: number }
    | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  )[];
};
