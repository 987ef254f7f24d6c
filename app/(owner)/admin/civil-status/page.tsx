import { etatCivil } from '@/sections/etat-civil/definition';
import { kindPage } from '../kind-page';
import { Editor } from './editor';

export const metadata = { title: etatCivil.label };
export default kindPage(etatCivil, Editor);
