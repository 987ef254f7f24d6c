/** Recognises words for something said, not printed. */

import { patternOf } from './plain-patterns';
import words from './words/talks.json' with { type: 'json' };

const talk = new RegExp(String.raw`^(?:${words.talks.join('|')})(?!\p{L})`, 'iu');

const bare = patternOf('<bareTalk>');

/** Whether a text says how a talk was given and names no event: « Présentation orale. » */
export const isBareTalk = (text = ''): boolean => bare.test(text.trim());

/** « Conférence inaugurale, Rencontres 2016, Lille » */
export const isTalkIn = (text = ''): boolean => talk.test(text.trim());
