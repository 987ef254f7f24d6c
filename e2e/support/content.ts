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
  /** The sections as the owner's list shows them. */
  readonly sections: () => Promise<
    readonly { readonly id: string; readonly title: string; readonly content: unknown }[]
  >;
};

export async function contentOf(site: Site): Promise<Content> {
  const caller = await new Caller(site.origin).signIn();
  const send = async (method: string, path: string, json: Fields) => {
    const answer = await caller.call(method, path, { json });
    expect(answer.json, `${method} ${path}`).toMatchObject({ success: true });
  };
  return {
    saveProfile: (fields) => send('PUT', `/api/profile/${caller.id}`, fields),
    saveSection: (id, fields) => send('PUT', `/api/sections/${caller.id}/${id}`, fields),
    addSection: (fields) => send('POST', `/api/sections/${caller.id}`, fields),
    sections: async () => list.parse((await caller.call('GET', `/api/sections/${caller.id}`)).json),
  };
}
