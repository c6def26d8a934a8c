import { expect, it } from 'vitest';
import { routeOf } from './routes';

it.each(['..', '%2e%2e', '.', 'a%2Fb', 'a b', 'x'.repeat(65)])('there is no room %s', (name) => {
  expect(routeOf(`#/room/${name}`)).toEqual({ page: 'lost' });
  expect(routeOf(`#/replay/${name}`)).toEqual({ page: 'lost' });
});

it('a room has a name like those that the server makes', () => {
  const room = `aB3-_${'x'.repeat(59)}`;
  expect(routeOf(`#/room/${room}?invite=q`)).toEqual({ page: 'room', room, invite: 'q' });
  expect(routeOf(`#/replay/${room}`)).toEqual({ page: 'replay', room, invite: null });
  expect(routeOf('#/replay')).toEqual({ page: 'replay', room: null, invite: null });
});
