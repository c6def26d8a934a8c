import { describe, expect, it } from 'vitest';
import { roomAddress } from './room_address';

describe('what people paste for a room', () => {
  it.each([
    ['aB-3_x', { room: 'aB-3_x', invite: null, host: null }],
    ['  aB3 inv1te ', { room: 'aB3', invite: 'inv1te', host: null }],
    ['https://play.example/#/room/aB3', { room: 'aB3', invite: null, host: 'play.example' }],
    ['http://h:8080/#/room/aB3?invite=x_1', { room: 'aB3', invite: 'x_1', host: 'h:8080' }],
    ['#/room/aB3', { room: 'aB3', invite: null, host: null }],
    ['ws://h:1/ws/rooms/aB3', { room: 'aB3', invite: null, host: 'h:1' }],
    ['http://h/api/v1/rooms/aB3/record?format=json&invite=q', { room: 'aB3', invite: 'q', host: 'h' }],
    ['hexcourt play http://h:1/ --room aB3 --invite q', { room: 'aB3', invite: 'q', host: 'h:1' }],
    ["hexcourt watch 'http://h:1/' aB3", { room: 'aB3', invite: null, host: 'h:1' }],
  ])('%s', (text, address) => expect(roomAddress(text)).toEqual(address));

  it.each([
    '',
    'http://h:8080/',
    'a room, please, if any',
    '#/learn/agon',
    '#/room/..',
    `#/room/${'x'.repeat(65)}`,
  ])('is none: %s', (text) => expect(roomAddress(text)).toBeNull());
});
