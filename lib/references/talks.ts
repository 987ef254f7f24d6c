/** Words that say that something was said, not printed. */

import { patternOf } from './plain-patterns';
import words from './words/talks.json' with { type: 'json' };

const talk = new RegExp(String.raw`^(?:${words.talks.join('|')})(?!\p{L})`, 'iu');

/** Words that say how it was said, and nowhere. */
const bare = patternOf('<bareTalk>');

/** Whether a text names no event: « Présentation orale. » */
export const isBareTalk = (text = ''): boolean => bare.test(text.trim());

/** Whether a text begins with such words: « Conférence inaugurale, Rencontres 2016, Lille ». */
export const isTalkIn = (text = ''): boolean => talk.test(text.trim());
