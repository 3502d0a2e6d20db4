/** Access tokens and the bot accounts that they belong to. */

import { describe, expect, test } from 'vitest';
import type { AccessToken } from '../../src/storage/index.ts';
import type { OpenEmpty } from './contract.ts';
import { NOON, withPerson } from './samples.ts';

const tokenOf = (id: string, owner: string): AccessToken => ({
  id,
  tokenHash: `hash of ${id}`,
  owner,
  identity: `bot ${id}`,
  scopes: ['play', 'chat'],
  created: NOON,
  seen: NOON,
});

const BOT = { name: 'Robo', colour: 'cactus' } as const;

export const describeTokens = (openEmpty: OpenEmpty): void => {
  describe('access tokens', () => {
    test('a token is found by its hash and listed for its owner, with a bot account of that owner', async () => {
      const storage = await openEmpty();
      for (const id of ['ada', 'bob']) await withPerson(storage, id);
      expect(await storage.tokens.create(tokenOf('one', 'ada'), BOT, 10)).toBe('created');
      expect(await storage.tokens.find('hash of one')).toEqual(tokenOf('one', 'ada'));
      expect(await storage.tokens.find('one')).toBeNull();
      expect(await storage.tokens.listOf('ada')).toEqual([tokenOf('one', 'ada')]);
      expect(await storage.tokens.listOf('bob')).toEqual([]);
      expect(await storage.tokens.botsOf('ada')).toEqual(['bot one']);
      const bot = { id: 'bot one', ...BOT, owner: 'ada', named: NOON, created: NOON, seen: NOON };
      expect(await storage.people.find('bot one')).toEqual(bot);
    });

    test('an owner has at most the given number', async () => {
      const storage = await openEmpty();
      await withPerson(storage, 'ada');
      const create = (id: string) => storage.tokens.create(tokenOf(id, 'ada'), BOT, 2);
      expect([await create('one'), await create('two'), await create('three')]).toEqual([
        'created',
        'created',
        'tooMany',
      ]);
      expect(await storage.people.find('bot three')).toBeNull();
    });

    test('using a token marks it and its bot account as seen', async () => {
      const storage = await openEmpty();
      await withPerson(storage, 'ada');
      await storage.tokens.create(tokenOf('one', 'ada'), BOT, 10);
      await storage.tokens.touch('hash of one', NOON + 5);
      expect(await storage.tokens.find('hash of one')).toMatchObject({ seen: NOON + 5 });
      expect(await storage.people.find('bot one')).toMatchObject({ seen: NOON + 5 });
    });

    test('a revoked token is gone, and its bot account stays', async () => {
      const storage = await openEmpty();
      await withPerson(storage, 'ada');
      for (const id of ['one', 'two', 'three']) await storage.tokens.create(tokenOf(id, 'ada'), BOT, 10);
      await storage.tokens.revoke('one');
      expect((await storage.tokens.listOf('ada')).map(({ id }) => id)).toEqual(['three', 'two']);
      await storage.tokens.revokeAll('bot two');
      expect((await storage.tokens.listOf('ada')).map(({ id }) => id)).toEqual(['three']);
      await storage.tokens.revokeAll('ada');
      expect(await storage.tokens.listOf('ada')).toEqual([]);
      expect(await storage.tokens.botsOf('ada')).toHaveLength(3);
    });
  });
};
