/** Changes a site's content as its owner, through the API. */
import { expect } from '@playwright/test';
import { Caller } from './caller';
import type { Site } from './site';

type Fields = Readonly<Record<string, unknown>>;
export type Content = {
  readonly saveProfile: (fields: Fields) => Promise<void>;
  readonly saveSection: (id: string, fields: Fields) => Promise<void>;
  readonly addSection: (fields: Fields) => Promise<void>;
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
  };
}
