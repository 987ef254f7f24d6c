/** axe on each page of the administration, as a list and as a form. */
import { axeFindsNothing } from './support/axe-walk';
import { states } from './support/states';

axeFindsNothing([...states.lists, ...states.forms]);
