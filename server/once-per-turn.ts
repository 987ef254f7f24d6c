/**
 * Reads once in each turn of the event loop, for all requests that have come in it. A client that was told of a change
 * asks in a later turn than the one in which the change was made, so it never gets an older value.
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
