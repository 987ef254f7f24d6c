/** What a person does and sees on a page: elements by role and name, keys, a mouse, a finger. Waits for what is not there yet. */
import type { Handle, PointerActions, PointerKind, Tab } from './engine';
import { eventually } from './eventually';
import { describe, type Target } from './target';

type Point = { readonly x: number; readonly y: number };

const keys: Readonly<Record<string, string>> = {
  ArrowDown: '\uE015',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
};

export class Screen {
  constructor(
    readonly tab: Tab,
    readonly origin: string,
  ) {}

  /**
   * Opens an address of the site, again if the page that is left takes it back: Next answers a request of its own that the
   * navigation cuts with a navigation.
   */
  async goto(path: string): Promise<void> {
    await eventually(async () => {
      await this.tab.goto(this.origin + path);
      const at = await this.on({ css: 'html' }, () => location.pathname);
      if (at !== path && at !== '/login') throw new Error(`at ${at}, not at ${path}`);
    });
  }

  see(target: Target): Promise<Handle> {
    return eventually(async () => {
      const [first] = await this.#all(target);
      if (first === undefined) throw new Error(`${describe(target)} is not there`);
      return first;
    });
  }

  async miss(target: Target): Promise<void> {
    await eventually(async () => {
      if ((await this.#all(target)).length > 0) throw new Error(`${describe(target)} is still there`);
    });
  }

  /** Calls a function in the page with the element and a value that JSON can hold. */
  async on<R, A = undefined>(target: Target, work: (element: HTMLElement, argument: A) => R, argument?: A): Promise<R> {
    return eventually(async () => this.#call(await this.see(target), work, argument));
  }

  text(target: Target): Promise<string> {
    return this.on(target, (element) => element.textContent);
  }

  isFocused(target: Target): Promise<boolean> {
    return this.on(target, (element) => element === document.activeElement);
  }

  async click(target: Target, kind: PointerKind = 'mouse'): Promise<void> {
    await this.stroke(kind, [await this.middleOf(target)]);
  }

  /** Presses at the first point, moves along the others, and releases. */
  async stroke(kind: PointerKind, [from, ...path]: readonly [Point, ...Point[]]): Promise<void> {
    const move = ({ x, y }: Point, duration = 0) => ({ type: 'pointerMove', x, y, duration }) as const;
    const actions: PointerActions['actions'] = [
      move(from),
      { type: 'pointerDown', button: 0 },
      ...path.map((point) => move(point, 150)),
      { type: 'pointerUp', button: 0 },
    ];
    await this.tab.perform([{ type: 'pointer', id: kind, parameters: { pointerType: kind }, actions }]);
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.press('Control+a');
    await this.press('Delete');
    await this.type(text);
  }

  async type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const]);
    await this.tab.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Presses keys together, such as `Control+s`. */
  async press(combination: string): Promise<void> {
    const pressed = combination.split('+').map((name) => keys[name] ?? name);
    const down = pressed.map((value) => ({ type: 'keyDown', value }) as const);
    const up = pressed.toReversed().map((value) => ({ type: 'keyUp', value }) as const);
    await this.tab.perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
  }

  async choose(field: Target, files: readonly string[]): Promise<void> {
    await this.tab.choose(await this.see(field), files);
  }

  /** The middle of an element once it lies still in view and under nothing else. */
  middleOf(target: Target): Promise<Point> {
    return eventually(async () => {
      const handle = await this.see(target);
      const points = [await this.#call(handle, middle), await this.#call(handle, middle)];
      const [point, again] = points;
      if (!point || !again) throw new Error(`${describe(target)} lies under something else`);
      if (point.x !== again.x || point.y !== again.y) throw new Error(`${describe(target)} moves`);
      return point;
    });
  }

  async #all(target: Target): Promise<readonly Handle[]> {
    const within = target.within && (await this.#all(target.within))[0];
    if (target.within && within === undefined) return [];
    return 'css' in target ? this.tab.matching(target.css, within) : this.tab.named(target.role, target.name, within);
  }

  async #call<R, A>(handle: Handle, work: (element: HTMLElement, argument: A) => R, argument?: A): Promise<R> {
    const source = `(element, json) => JSON.stringify((${work})(element, JSON.parse(json)) ?? null)`;
    return JSON.parse(await this.tab.call(source, handle, JSON.stringify(argument ?? null)));
  }
}

/** Runs in the page. */
function middle(element: HTMLElement): Point | null {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  return element.contains(hit) ? { x, y } : null;
}
