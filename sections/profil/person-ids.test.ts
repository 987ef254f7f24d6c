import { describe, expect, it } from 'vitest';
import { identifiers, identitiesOf } from './identities';

const read = (name: string, value: unknown) => identifiers.safeParse({ [name]: value });

describe('an identifier is stored in one form, typed bare or as an address', () => {
  it.each([
    ['orcid', ' 0000-0002-1825-0097 ', '0000-0002-1825-0097'],
    ['orcid', '0000000218250097', '0000-0002-1825-0097'],
    ['orcid', 'https://orcid.org/0000-0002-1694-233x', '0000-0002-1694-233X'],
    ['orcid', 'orcid.org/0000-0002-1825-0097/', '0000-0002-1825-0097'],
    ['idhal', 'Noor-Eluard', 'noor-eluard'],
    ['idhal', 'https://cv.hal.science/noor-eluard?lang=fr', 'noor-eluard'],
    ['idref', '026927608', '026927608'],
    ['idref', 'https://www.idref.fr/026927608/id', '026927608'],
    ['scholar', 'AbCd-fGhI_kl', 'AbCd-fGhI_kl'],
    ['scholar', 'https://scholar.google.com/citations?user=AbCd-fGhI_kl', 'AbCd-fGhI_kl'],
    ['scholar', 'https://scholar.google.co.uk/citations?hl=fr&user=AbCd-fGhI_kl&oi=ao', 'AbCd-fGhI_kl'],
    ['github', 'Noor-E', 'Noor-E'],
    ['github', 'https://github.com/noor', 'noor'],
    ['gitlab', 'https://gitlab.com/noor.eluard', 'noor.eluard'],
    ['mastodon', '@noor@Exemple.Social', '@noor@exemple.social'],
    ['mastodon', 'https://exemple.social/@noor', '@noor@exemple.social'],
    ['arxiv', 'https://arxiv.org/a/eluard_n_1', 'eluard_n_1'],
    ['arxiv', 'eluard_n_1', 'eluard_n_1'],
    ['wikidata', 'q42', 'Q42'],
    ['wikidata', 'https://www.wikidata.org/wiki/Q42', 'Q42'],
  ])('%s: %s', (name, typed, stored) => {
    expect(read(name, typed).data).toEqual({ [name]: stored });
    expect(read(name, stored).data).toEqual({ [name]: stored });
  });
});

describe('what is none is refused', () => {
  it.each([
    ['orcid', '0000-0002-1825-0098'],
    ['orcid', '0000-0002-1825'],
    ['orcid', 'https://orcid.org.exemple.org/0000-0002-1825-0097'],
    ['orcid', 'https://exemple.org/0000-0002-1825-0097'],
    ['idhal', 'https://exemple.org/noor-eluard'],
    ['idref', '026927609'],
    ['idref', '12345'],
    ['scholar', 'https://scholar.exemple.com/citations?user=AbCd-fGhI_kl'],
    ['scholar', 'court'],
    ['github', 'https://gitlab.com/noor'],
    ['github', 'noor/projet'],
    ['gitlab', 'https://gitlab.com@exemple.org/noor'],
    ['mastodon', 'noor'],
    ['mastodon', '@noor@localhost'],
    ['mastodon', '@noor@127.0.0.1'],
    ['mastodon', 'https://exemple.social:8080/@noor'],
    ['mastodon', '@noor@exemple.social/@autre'],
    ['arxiv', 'https://arxiv.org/abs/2401.01234'],
    ['wikidata', 'P31'],
  ])('%s: %s', (name, typed) => {
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

it('what is empty is left out, and so is what the profile does not know', () => {
  expect(identifiers.parse({ orcid: ' ', wikidata: null, inconnu: 'x' })).toEqual({});
  for (const none of [undefined, null, {}]) expect(identifiers.parse(none)).toEqual({});
  expect(identifiers.safeParse('Q42').error?.issues[0]?.message).toBe('Les identifiants doivent être un objet');
});

it('each has its address, in the order of the form', () => {
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
