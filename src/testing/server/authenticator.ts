import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

function sha256(text: string | Buffer): Buffer {
  return createHash('sha256').update(text).digest();
}

/** A device with one passkey, in software. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  counter = 0;
  /** Whether its user has shown who they are. */
  isVerified = true;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  #clientData(type: string, challenge: string, origin: string): string {
    const data = JSON.stringify({ type, challenge, origin, crossOrigin: false });
    return Buffer.from(data).toString('base64url');
  }

  #authData(rpId: string, flags: number, rest = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | PRESENT | (this.isVerified ? VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), counter, rest]);
  }

  /** What a browser answers to `passkeyOptions`. */
  make(challenge: string, origin: string, rpId: string): Record<string, unknown> {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = this.#authData(rpId, ATTESTED, Buffer.concat([Buffer.alloc(16), length, id, key]));
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.#form({
      clientDataJSON: this.#clientData('webauthn.create', challenge, origin),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
    });
  }

  /** What a browser answers to `passkeyChallenge`. */
  use(challenge: string, origin: string, rpId: string): Record<string, unknown> {
    this.counter++;
    const clientDataJSON = this.#clientData('webauthn.get', challenge, origin);
    const authData = this.#authData(rpId, 0);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#form({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    });
  }

  #form(response: Readonly<Record<string, string>>): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
