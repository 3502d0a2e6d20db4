/** A program with an access token, which plays as a bot account of its owner. */

import { Person } from './person.ts';

export class Program extends Person {
  readonly #secret: string;

  private constructor(owner: Person, id: string, secret: string) {
    super(owner.site, 'Program', owner.address);
    this.id = id;
    this.#secret = secret;
  }

  static async of(owner: Person): Promise<Program> {
    const body = { name: 'Program', scopes: ['play'] };
    const { token, secret } = (await owner.post('/api/me/tokens', body)) as {
      token: { person: { id: string } };
      secret: string;
    };
    return new Program(owner, token.person.id, secret);
  }

  override headers(): Record<string, string> {
    return { ...super.headers(), authorization: `Bearer ${this.#secret}` };
  }
}
