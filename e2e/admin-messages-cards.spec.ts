/** Each message of the card editors, read on the screen; e2e/messages/cards.ts is the table. */
import { about, competences, courses, projects, research, responsibilities, spoken } from './messages/cards';
import { sample } from './support/sample';
import { walk } from './support/walk';

for (const table of sample([about, research, competences, courses, projects, responsibilities, spoken], 3, 1)) walk(table);
