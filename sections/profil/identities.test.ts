import { describe, expect, it } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { identifiers, identitiesOf } from './identities';

const read = (name: string, value: unknown) => identifiers.safeParse({ [name]: value });

describe('an identifier is stored in one form, typed bare or as a URL', () => {
  it.each(tableOf('sections/profil/identities.txt', 'identifiers'))('%s: %s', (typed, name = '', stored) => {
    expect(read(name, typed).data).toEqual({ [name]: stored });
    expect(read(name, stored).data).toEqual({ [name]: stored });
  });
});

describe('an invalid one is refused', () => {
  it.each(tableOf('sections/profil/identities.txt', 'none'))('%s: %s', (typed, name = '') => {
    expect(read(name, typed).error?.issues).toEqual([
      expect.objectContaining({ path: [name], message: expect.stringMatching(/^Veuillez saisir /) }),
    ]);
  });

  const names = ['orcid', 'idhal', 'idref', 'scholar', 'github', 'gitlab', 'mastodon', 'arxiv', 'wikidata'];
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '"><script>',
    '../../admin',
    'é\u202e',
    `${'a-'.repeat(900)}!`,
    12,
    ['Q42'],
    { id: 'Q42' },
  ])('hostile: %s', (value) => {
    for (const name of names) expect(read(name, value).success, name).toBe(false);
  });
});

it('empty and unknown ones are left out', () => {
  expect(identifiers.parse({ orcid: ' ', wikidata: null, inconnu: 'x' })).toEqual({});
  for (const none of [undefined, null, {}]) expect(identifiers.parse(none)).toEqual({});
  expect(identifiers.safeParse('Q42').error?.issues[0]?.message).toBe('Les identifiants doivent être un objet');
});

it('each has its URL, in form order', () => {
  const all = identifiers.parse({
    wikidata: 'Q42',
    mastodon: '@noor@exemple.social',
    orcid: '0000-0002-1825-0097',
    idhal: 'noor-eluard',
    idref: '026927608',
    scholar: 'AbCd-fGhI_kl',
    github: 'noor',
    gitlab: 'noor.eluard',
    arxiv: 'eluard_n_1',
  });
  expect(identitiesOf(all).map(({ address }) => address)).toEqual([
    'https://orcid.org/0000-0002-1825-0097',
    'https://cv.hal.science/noor-eluard',
    'https://www.idref.fr/026927608',
    'https://scholar.google.com/citations?user=AbCd-fGhI_kl',
    'https://github.com/noor',
    'https://gitlab.com/noor.eluard',
    'https://exemple.social/@noor',
    'https://arxiv.org/a/eluard_n_1',
    'https://www.wikidata.org/wiki/Q42',
  ]);
});
