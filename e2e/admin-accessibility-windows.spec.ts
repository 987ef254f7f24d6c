/** axe in each dialog of the administration, and on the comparison of versions. */
import { axeFindsNothing } from './support/axe-walk';
import { states } from './support/states';

axeFindsNothing(states.windows);
