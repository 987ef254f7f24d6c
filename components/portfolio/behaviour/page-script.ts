/** The whole script of a public page behind the front server, which sends no runtime of a framework (docs/decisions/0009). */
import { startBehaviour } from './start';

startBehaviour(new AbortController().signal);
