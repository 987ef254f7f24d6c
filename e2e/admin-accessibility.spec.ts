/** axe on each page of the administration, as a list and as a form. */
import { axeFindsNothing } from './support/axe-states';
import { states } from './support/screens';

axeFindsNothing([...states.lists, ...states.forms]);
