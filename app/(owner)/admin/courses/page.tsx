import { enseignement } from '@/sections/enseignement/definition';
import { kindPage } from '../kind-page';
import { Editor } from './editor';

export const metadata = { title: enseignement.label };
export default kindPage(enseignement, Editor);
