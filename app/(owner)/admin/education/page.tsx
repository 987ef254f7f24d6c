import { statutProfessionnel } from '@/sections/statut-professionnel/definition';
import { kindPage } from '../kind-page';
import { Editor } from './editor';

export const metadata = { title: statutProfessionnel.label };
export default kindPage(statutProfessionnel, Editor);
