// Moments at which a connection is worth a look at once: the page is seen again, or the network is back.

/** Returns what ends it. */
export function onWaking(wake: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') wake();
  };
  const ofWindow = ['online', 'focus', 'pageshow'];
  for (const name of ofWindow) addEventListener(name, wake);
  document.addEventListener('visibilitychange', seen);
  return () => {
    for (const name of ofWindow) removeEventListener(name, wake);
    document.removeEventListener('visibilitychange', seen);
  };
}
