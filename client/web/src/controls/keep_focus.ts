// Focus is not lost when what has it goes, or can be pressed no more: it stays where that was.

interface Step {
  /** Something on the way up from what has the focus, and what stood before it, the nearest first. */
  child: Element;
  parent: Element;
  before: Element[];
}
type Focusable = HTMLElement | SVGElement;

const isFocusable = (element: Element | null | undefined): element is Focusable =>
  element instanceof HTMLElement || element instanceof SVGElement;
const isShown = (element: Element) => element.getClientRects().length > 0;
const isGone = (element: Element) =>
  !element.isConnected || element.matches(':disabled') || !isShown(element);

function wayUp(from: Element, root: Element): Step[] {
  const way: Step[] = [];
  let child = from;
  while (child !== root && child.parentElement) {
    const parent = child.parentElement;
    const siblings = [...parent.children];
    way.push({ child, parent, before: siblings.slice(0, siblings.indexOf(child)).reverse() });
    child = parent;
  }
  return way;
}

/** What stands there now, where the child was; else what the child was a part of. */
function successorOf(way: Step[], root: Focusable): Focusable {
  for (const { child, parent, before } of way) {
    if (!parent.isConnected) continue;
    if (parent === root) return root;
    const previous = before.find((sibling) => sibling.parentElement === parent);
    const next = previous ? previous.nextElementSibling : parent.firstElementChild;
    const found = [child.isConnected ? null : next, parent].find((one) => isFocusable(one) && !isGone(one));
    if (isFocusable(found)) return found;
  }
  return root;
}

/** Where it is nothing to be pressed it takes the focus this once. */
export function focusOn(element: Focusable): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/** For {@attach}. `root` can be focused itself. */
export function keepsFocus(root: HTMLElement): () => void {
  let way: Step[] = [];
  const entered = ({ target }: FocusEvent) => {
    way = target instanceof Element ? wayUp(target, root) : [];
  };
  // Whoever leaves what is still there has lost nothing. An element that goes is left too, and gone a moment later.
  const left = ({ target }: FocusEvent) =>
    setTimeout(() => {
      const still = target instanceof Element && (document.activeElement === target || isGone(target));
      if (!still && way[0]?.child === target) way = [];
    });
  // Whoever made the change has the first word about where the focus is.
  const changed = () =>
    setTimeout(() => {
      const [last] = way;
      const nowhere = document.activeElement === document.body || document.activeElement === last?.child;
      if (last && nowhere && isGone(last.child)) focusOn(successorOf(way, root));
    });
  const watch = new MutationObserver(changed);
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  root.addEventListener('focusin', entered);
  root.addEventListener('focusout', left);
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', entered);
    root.removeEventListener('focusout', left);
  };
}
