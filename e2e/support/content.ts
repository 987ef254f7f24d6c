/** Changes a site's content as its owner, through the API. Each call expects success. */
import { expect } from 'playwright/test';
import { z } from 'zod';
import { Caller } from './api-client';
import type { Site } from './site';

const list = z.array(z.object({ id: z.string(), title: z.string(), content: z.unknown() }));

type Fields = Readonly<Record<string, unknown>>;
export type Content = {
  readonly saveProfile: (fields: Fields) => Promise<void>;
  readonly saveSection: (id: string, fields: Fields) => Promise<void>;
  readonly addSection: (fields: Fields) => Promise<void>;
  /** The content of a section, as it is stored. */
  readonly stored: (id: string) => Promise<unknown>;
  /** The sections as the owner's list shows them. */
  readonly sections: () => Promise<
    readonly { readonly id: string; readonly title: string; readonly content: unknown }[]
  >;
};

/** Signs the owner in at the first call. */
export function contentOf(site: Site): Content {
  let signedIn: Promise<Caller> | undefined;
  const owner = () => {
    signedIn ??= new Caller(site.origin).signIn();
    return signedIn;
  };
  const send = async (method: string, kind: 'profile' | 'sections', below: string, json: Fields) => {
    const caller = await owner();
    const path = `/api/${kind}/${caller.id}${below}`;
    const answer = await caller.call(method, path, { json });
    expect(answer.json, `${method} ${path}`).toMatchObject({ success: true });
  };
  const sections = async () => {
    const caller = await owner();
    return list.parse((await caller.call('GET', `/api/sections/${caller.id}`)).json);
  };
  return {
    saveProfile: (fields) => send('PUT', 'profile', '', fields),
    saveSection: (id, fields) => send('PUT', 'sections', `/${id}`, fields),
    addSection: (fields) => send('POST', 'sections', '', fields),
    stored: async (wanted) => (await sections()).find(({ id }) => id === wanted)?.content,
    sections,
  };
}
