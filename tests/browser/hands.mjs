// How a person carries out an action text at the page's board: by mouse, by keys, by finger.

import assert from 'node:assert/strict';

const kLetters = { Q: 'Queen', H: 'Highborn', S: 'Soldier', W: 'Worker', D: 'Drone', N: 'Nurse', G: 'Guard' };
const kButtons = { '.': 'end_turn', pass: 'pass', forfeit: 'forfeit' };

/** What is done for an action: {button} or {from?, tray?, to, promotes}. */
export function readAction(action) {
  if (kButtons[action]) return { button: kButtons[action] };
  const read =
    /^(?:\+(?<tray>[A-Z])|@|\^|(?<piece>[A-Z]))(?<first>[a-k]\d+)(?:(?<how>[-x~>])(?<second>[a-k]\d+))?(?<release><)?(?<promotes>=Q)?/.exec(
      action,
    );
  assert.ok(read, `no action text: ${action}`);
  const { tray, piece, first, second, promotes } = read.groups;
  if (tray) return { tray: kLetters[tray], to: first };
  if (!piece) return { to: first };
  return { from: first, to: second ?? first, promotes: promotes !== undefined, moves: second !== undefined };
}

export const cell = (page, at) => page.locator(`[role=gridcell][data-cell="${at}"]`);
export const actionButton = (page, kind) => page.locator(`button[data-action=${kind}]`);
const trayButton = (page, name) => page.locator('section button[aria-pressed]').filter({ hasText: name });
const isPicked = async (page, at) => (await cell(page, at).getAttribute('aria-selected')) === 'true';

/** The two ways of a promotion are asked for where the piece could also just move. */
async function answer(page, promotes) {
  const question = page.getByRole('dialog', { name: 'Which of these?' });
  if (!(await question.isVisible())) return;
  await question.getByRole('button', { name: promotes ? 'Move and promote' : /only/ }).click();
}

export async function clickCell(page, at) {
  await cell(page, at).scrollIntoViewIfNeeded();
  const box = await cell(page, at).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** By mouse: click what is picked up, then where it goes. */
export async function byMouse(page, action) {
  const { button, from, tray, to, promotes } = readAction(action);
  if (button) return actionButton(page, button).click();
  if (tray && (await trayButton(page, tray).getAttribute('aria-pressed')) !== 'true')
    await trayButton(page, tray).click();
  if (from && !(await isPicked(page, from))) await clickCell(page, from);
  await clickCell(page, to);
  await answer(page, promotes);
}

// Which way each key goes on a board with White at the bottom: axial steps, as in rules of the board's geometry.
const kWays = {
  ArrowUp: [0, -1],
  PageUp: [1, -1],
  PageDown: [1, 0],
  ArrowDown: [0, 1],
  End: [-1, 1],
  Home: [-1, 0],
};

/** Axial coordinates by file and rank, the centre's file being `middle` (e or f). */
function axial(at, middle) {
  const q = at.charCodeAt(0) - middle.charCodeAt(0);
  const size = middle.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  const rank = Number(at.slice(1));
  // Rank 1 is the lowest cell of its file: there r is the greatest that the board has.
  const lowest = Math.min(size - 1, size - 1 - q);
  return { q, r: lowest - (rank - 1), size };
}

const away = (from, to) =>
  Math.max(Math.abs(to.q - from.q), Math.abs(to.r - from.r), Math.abs(to.q + to.r - from.q - from.r));
const onBoard = ({ q, r, size }) => away({ q: 0, r: 0 }, { q, r }) < size;

/** Whether Black sits at the bottom. */
export async function isTurned(page) {
  const [low, high] = [await cell(page, 'e1').boundingBox(), await cell(page, 'e5').boundingBox()];
  return low.y < high.y;
}

/** Walks the focus from cell to cell by keys, beginning with the board's one tab stop. */
export async function walkTo(page, at) {
  const cells = await page.locator('[role=gridcell][data-cell]').count();
  const middle = cells === 61 ? 'e' : 'f';
  const whereabouts = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? null);
  const turned = await isTurned(page);
  if ((await whereabouts()) === null) await page.locator('[role=gridcell][tabindex="0"]').focus();
  const goal = axial(at, middle);
  for (let presses = 0; presses < 24; ++presses) {
    const now = await whereabouts();
    assert.ok(now, 'the focus left the board');
    if (now === at) return;
    const here = axial(now, middle);
    const [key] = Object.entries(kWays).find(([, [dq, dr]]) => {
      const sign = turned ? -1 : 1;
      const next = { ...here, q: here.q + sign * dq, r: here.r + sign * dr };
      return onBoard(next) && away(next, goal) < away(here, goal);
    });
    await page.keyboard.press(key);
  }
  assert.fail(`the keys did not lead to ${at}`);
}

/** By keys alone: arrows walk, Enter picks up and puts down. */
export async function byKeys(page, action) {
  const { button, from, tray, to, promotes } = readAction(action);
  if (button) {
    await actionButton(page, button).and(page.locator(':enabled')).focus();
    return page.keyboard.press('Enter');
  }
  if (tray && (await trayButton(page, tray).getAttribute('aria-pressed')) !== 'true') {
    await trayButton(page, tray).focus();
    await page.keyboard.press('Enter');
  }
  if (from && !(await isPicked(page, from))) {
    await walkTo(page, from);
    await page.keyboard.press('Enter');
  }
  await walkTo(page, to);
  await page.keyboard.press('Enter');
  await answer(page, promotes);
}

/** By mouse or finger held down: from the piece to its cell. */
export async function byDrag(page, action) {
  const { from, to } = readAction(action);
  const [start, end] = [await cell(page, from).boundingBox(), await cell(page, to).boundingBox()];
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(...middle(start));
  await page.mouse.down();
  await page.mouse.move((middle(start)[0] + middle(end)[0]) / 2, (middle(start)[1] + middle(end)[1]) / 2, {
    steps: 3,
  });
  await page.mouse.move(...middle(end), { steps: 3 });
  await page.mouse.up();
}

async function middleOf(page, at) {
  await cell(page, at).scrollIntoViewIfNeeded();
  const box = await cell(page, at).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger that goes from one point of the screen to another, by the touch events that Chromium gets from a screen. */
export async function swipe(page, start, end) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const between = (from, to, part) => from + (to - from) * part;
  await touch('touchStart', [start]);
  for (const part of [0.3, 0.6, 0.9, 1]) {
    await touch('touchMove', [{ x: between(start.x, end.x, part), y: between(start.y, end.y, part) }]);
  }
  await touch('touchEnd', []);
  await session.detach();
}

/** By a finger that is held down: from the piece to its cell. */
export async function byFinger(page, action) {
  const { from, to } = readAction(action);
  await swipe(page, await middleOf(page, from), await middleOf(page, to));
}

/** By a fingertip: on what is picked up, then where it goes; `beside` px off the middle. */
export async function byTap(page, action, beside = 0) {
  const tap = async (at) => {
    const { x, y } = await middleOf(page, at);
    await page.touchscreen.tap(x, y + beside);
  };
  const { button, from, tray, to, promotes } = readAction(action);
  if (button) return actionButton(page, button).tap();
  if (tray && (await trayButton(page, tray).getAttribute('aria-pressed')) !== 'true')
    await trayButton(page, tray).tap();
  if (from && !(await isPicked(page, from))) await tap(from);
  await tap(to);
  await answer(page, promotes);
}
