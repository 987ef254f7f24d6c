/**
 * Reads once in each turn of the event loop, for all requests of that turn. A client that knows of a change asks in a
 * later turn than that of the change, so it never gets an older value.
 */
export function oncePerTurn<Value>(read: () => Value): () => Value {
  let value: { readonly read: Value } | undefined;
  return () => {
    if (value) return value.read;
    value = { read: read() };
    setImmediate(() => {
      value = undefined;
    });
    return value.read;
  };
}
