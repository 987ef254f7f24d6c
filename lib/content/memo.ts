/** What is worked out of an object, kept for as long as the object is. */

/** `make`, once for each object: the public site is the same object until its content changes (lib/db/public.ts). */
export function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}
