/** Each message of the card editors, read on the screen (spec sections 5 and 8; e2e/messages/cards.ts is the table). */
import { about, competences, courses, projects, research, responsibilities, spoken } from './messages/cards';
import { walk } from './support/walk';

for (const table of [about, research, competences, courses, projects, responsibilities, spoken]) walk(table);
