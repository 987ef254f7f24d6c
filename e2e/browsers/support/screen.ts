/** What a person does and sees on a page: elements by role and name, keys, a mouse. Waits for what is not there yet. */
import type { Tab } from './driver';
import { eventually } from './eventually';

/** The elements that have a role. */
const roles = {
  alertdialog: '[role=alertdialog]',
  button: 'button, [role=button]',
  dialog: 'dialog[open]',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  searchbox: 'input[type=search]',
  textbox: 'input, textarea',
} as const;

/** An element by its selector, and exact name if it has one; the first of several that are displayed. */
export type Target = { readonly css: string; readonly name?: string; readonly within?: Target };
export const by = (role: keyof typeof roles, name?: string, within?: Target): Target => ({
  css: roles[role],
  name,
  within,
});
export const toasts: Target = { css: '[data-sonner-toaster]' };

type Point = { readonly x: number; readonly y: number };

const keys: Readonly<Record<string, string>> = { Control: '\uE009', Delete: '\uE017', Escape: '\uE00C' };

export class Screen {
  readonly tab: Tab;
  readonly origin: string;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.origin = origin;
  }

  /**
   * Opens an address of the site, again if the page that is left takes it back: Next answers a request of its own that
   * the navigation cuts with a navigation.
   */
  async goto(path: string): Promise<void> {
    await eventually(async () => {
      await this.tab.goto(this.origin + path);
      const at = await this.on({ css: 'html' }, () => location.pathname);
      if (at !== path && at !== '/login') throw new Error(`at ${at}, not at ${path}`);
    });
  }

  async see(target: Target): Promise<void> {
    await this.on(target, () => true);
  }

  async miss(target: Target): Promise<void> {
    await eventually(async () => {
      if ((await this.#try(target, () => true)) !== undefined)
        throw new Error(`${JSON.stringify(target)} is still there`);
    });
  }

  /** Calls a function in the page with the element and a value that JSON can hold, once the element is there. */
  async on<R, A = undefined>(target: Target, work: (element: HTMLElement, argument: A) => R, argument?: A): Promise<R> {
    return eventually(async () => {
      const result = await this.#try(target, work, argument);
      if (result === undefined) throw new Error(`${JSON.stringify(target)} is not there`);
      return result.value;
    });
  }

  text = (target: Target): Promise<string> => this.on(target, (element) => element.textContent);
  isFocused = (target: Target): Promise<boolean> => this.on(target, (element) => element === document.activeElement);

  async click(target: Target): Promise<void> {
    await this.stroke([await this.middleOf(target)]);
  }

  /** Presses the mouse at the first point, moves along the others, and releases. */
  async stroke([from, ...way]: readonly [Point, ...Point[]]): Promise<void> {
    const move = ({ x, y }: Point, duration = 0) => ({ type: 'pointerMove', x, y, duration });
    const moves = [
      move(from),
      { type: 'pointerDown', button: 0 },
      ...way.map((point) => move(point, 150)),
      { type: 'pointerUp', button: 0 },
    ];
    await this.tab.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: moves }]);
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.press('Control+a');
    await this.press('Delete');
    await this.type(text);
  }

  type(text: string): Promise<void> {
    return this.#keys(Array.from(text).flatMap((value) => [down(value), up(value)]));
  }

  /** Presses keys together, such as `Control+s`. */
  press(combination: string): Promise<void> {
    const pressed = combination.split('+').map((name) => keys[name] ?? name);
    return this.#keys([...pressed.map(down), ...pressed.toReversed().map(up)]);
  }

  #keys(actions: readonly object[]): Promise<void> {
    return this.tab.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** The middle of an element once it lies still in view and under nothing else. */
  middleOf(target: Target): Promise<Point> {
    return eventually(async () => {
      const [point, again] = [await this.on(target, middle), await this.on(target, middle)];
      if (!point || !again) throw new Error(`${JSON.stringify(target)} lies under something else`);
      if (point.x !== again.x || point.y !== again.y) throw new Error(`${JSON.stringify(target)} moves`);
      return point;
    });
  }

  /** What `work` gives for the element; undefined while there is none. */
  async #try<R, A>(
    target: Target,
    work: (element: HTMLElement, argument: A) => R,
    argument?: A,
  ): Promise<{ value: R } | undefined> {
    const source = `(json) => {
      const { target, argument } = JSON.parse(json);
      const element = (${find})(target);
      return JSON.stringify(element ? { value: (${work})(element, argument) ?? null } : null);
    }`;
    return JSON.parse(await this.tab.call(source, JSON.stringify({ target, argument }))) ?? undefined;
  }
}

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

/** Runs in the page: the first displayed element of a target. */
function find(target: Target): HTMLElement | undefined {
  const chain: Target[] = [];
  for (let each: Target | undefined = target; each; each = each.within) chain.unshift(each);
  let inside: Document | HTMLElement | undefined = document;
  for (const { css, name } of chain) {
    const found: HTMLElement[] = Array.from(inside?.querySelectorAll<HTMLElement>(css) ?? []);
    inside = found.find((element) => {
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? element.labels?.[0]?.firstChild
          : null;
      const titled = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
      const own = element.getAttribute('aria-label') ?? (titled ?? label ?? element).textContent;
      return element.checkVisibility({ visibilityProperty: true }) && (name === undefined || own?.trim() === name);
    });
  }
  return inside instanceof HTMLElement ? inside : undefined;
}

/** Runs in the page. */
function middle(element: HTMLElement): Point | null {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}
