/**
 * Texts that the site comes with, in the languages besides French: the product translates them, owners only their own.
 * Each under its stored French text.
 */
import type { AddedLanguage } from '@/lib/languages';
import { standardEvaluation } from '../enseignement/choices';
import { mentionWords } from '../parcours/mention';
import { standardTexts } from '../profil/defaults';
import { detectLanguage } from '../publications/language';
import { fixedTranslation } from './fixed-words';
import type { PlacedText } from './texts';

type Translations = Readonly<Record<AddedLanguage, string>>;

/** Titles of sections, and their link labels. */
const titles: Readonly<Record<string, Translations>> = {
  'À propos': { en: 'About', ar: 'نبذة' },
  'État civil': { en: 'Personal details', ar: 'الحالة المدنية' },
  'Chiffres clés': { en: 'Key figures', ar: 'أرقام رئيسية' },
  'Formation et diplômes': { en: 'Education and degrees', ar: 'التكوين والشهادات' },
  Parcours: { en: 'Career', ar: 'المسار المهني' },
  'Axes de Recherche': { en: 'Research areas', ar: 'محاور البحث' },
  Recherche: { en: 'Research', ar: 'البحث' },
  Enseignement: { en: 'Teaching', ar: 'التدريس' },
  'Introduction de l’enseignement': { en: 'Introduction to the teaching', ar: 'تقديم التدريس' },
  'Informations sur l’enseignement': { en: 'About the teaching', ar: 'معلومات عن التدريس' },
  'Service d’enseignement': { en: 'Teaching load', ar: 'الغلاف الزمني للتدريس' },
  Compétences: { en: 'Skills', ar: 'الكفاءات' },
  Publications: { en: 'Publications', ar: 'المنشورات' },
  'Thèses encadrées': { en: 'PhD supervision', ar: 'الإشراف على الأطروحات' },
  Jurys: { en: 'Examination committees', ar: 'لجان المناقشة' },
  Projets: { en: 'Projects', ar: 'المشاريع' },
  Activités: { en: 'Activities', ar: 'الأنشطة' },
  Actualités: { en: 'News', ar: 'الأخبار' },
  Responsabilités: { en: 'Responsibilities', ar: 'المسؤوليات' },
};

const profile: Readonly<Record<string, Translations>> = {
  [standardTexts.titre]: { en: 'Dr', ar: 'د.' },
  'Pr.': { en: 'Prof.', ar: 'أ. د.' },
  [standardTexts.fonction]: { en: 'Teacher-Researcher', ar: 'أستاذ باحث' },
  [standardTexts.disponibilite]: {
    en: 'By appointment, by email or telephone. Online consultations possible.',
    ar: 'بموعد مسبق، عبر البريد الإلكتروني أو الهاتف. الاستشارات عن بُعد ممكنة.',
  },
  [standardTexts.invitation]: {
    en: 'A question, a project, an application for a PhD?',
    ar: 'لديك سؤال أو مشروع أو طلب تسجيل في الدكتوراه؟',
  },
  [standardTexts.reponse]: { en: 'Write to me: I reply within 24\u00a0hours.', ar: 'راسلني، أجيبك خلال 24\u00a0ساعة.' },
  Arabe: { en: 'Arabic', ar: 'العربية' },
  Français: { en: 'French', ar: 'الفرنسية' },
  Anglais: { en: 'English', ar: 'الإنجليزية' },
  Espagnol: { en: 'Spanish', ar: 'الإسبانية' },
};

/** Labels of a new site's stat tiles. */
const figures: Readonly<Record<string, Translations>> = {
  'Années d’expérience': { en: 'Years of experience', ar: 'سنوات الخبرة' },
  Thèses: { en: 'Theses', ar: 'الأطروحات' },
  Étudiants: { en: 'Students', ar: 'الطلبة' },
};

/** Introduction and two cards of a new site's teaching, and the default assessment of a course. */
const teaching: Readonly<Record<string, Translations>> = {
  '<p>Des enseignements de la licence au doctorat et en formation continue, où chaque notion se comprend en la mettant en pratique.</p>':
    {
      en: '<p>Courses from bachelor’s to doctoral level and in continuing education, in which each notion is understood by putting it into practice.</p>',
      ar: '<p>دروس من الإجازة إلى الدكتوراه وفي التكوين المستمر، تُفهم فيها كل فكرة من خلال تطبيقها.</p>',
    },
  [standardEvaluation]: { en: 'Continuous assessment and final examination', ar: 'مراقبة مستمرة وامتحان نهائي' },
  'Pédagogie numérique': { en: 'Digital pedagogy', ar: 'البيداغوجيا الرقمية' },
  'Chaque cours dispose d’un espace en ligne\u00a0: supports, exercices corrigés, laboratoires à distance et forum. Les séances en présence sont consacrées à la pratique, aux projets et aux questions.':
    {
      en: 'Each course has a space online: materials, exercises with solutions, remote laboratories and a forum. Sessions in person are given to practice, projects and questions.',
      ar: 'لكل درس فضاء على الإنترنت: موارد وتمارين محلولة ومختبرات عن بُعد ومنتدى للنقاش. تُخصَّص الحصص الحضورية للتطبيق والمشاريع والأسئلة.',
    },
  'Formation continue': { en: 'Continuing education', ar: 'التكوين المستمر' },
  'Des modules courts, en présence ou à distance, pour les enseignants, les administrateurs de systèmes et les responsables de la sécurité\u00a0: réseaux, cybersécurité, conception de cours en ligne.':
    {
      en: 'Short modules, in person or online, for teachers, system administrators and heads of security: networks, cybersecurity, design of online courses.',
      ar: 'وحدات قصيرة، حضورية أو عن بُعد، للأساتذة ومديري الأنظمة ومسؤولي الأمن: الشبكات والأمن السيبراني وتصميم الدروس على الإنترنت.',
    },
};

/** The two publication domains of a new site. */
const domains: Readonly<Record<string, Translations>> = {
  'Réseaux et Sécurité': { en: 'Networks and Security', ar: 'الشبكات والأمن' },
  'E-learning et Intelligence Artificielle': {
    en: 'E-learning and Artificial Intelligence',
    ar: 'التعلم الإلكتروني والذكاء الاصطناعي',
  },
};

const texts: Readonly<Record<string, Translations>> = { ...titles, ...profile, ...figures, ...teaching, ...domains };

/**
 * The product's translation of a text: one that the site comes with, or made of standard terms in the field of that
 * name; undefined for the owner’s own text.
 */
export function standardTranslation(text: string, language: AddedLanguage, field = ''): string | undefined {
  if (Object.hasOwn(texts, text)) return texts[text]?.[language];
  if (field !== 'mention') return fixedTranslation(text, language, field);
  const mention = mentionWords(text, language);
  return mention === text ? undefined : mention;
}

/** The same for a text at its path; a line that is written in the language is its own translation. */
export const standardFor =
  (language: AddedLanguage) =>
  ({ text, path, form }: Pick<PlacedText, 'text' | 'path' | 'form'>): string | undefined =>
    standardTranslation(text, language, path.at(-1)) ??
    (form !== 'html' && detectLanguage(text) === language ? text : undefined);

/** Whether a text stays as it is: English writes names and titles of others as they are, Arabic in its own letters. */
export const isKeptIn = (language: AddedLanguage, { isKept }: Pick<PlacedText, 'isKept'>): boolean =>
  language === 'en' && isKept === true;

/** What visitors read without the owner’s translation; undefined for what « Traductions » asks for. */
export const unaskedFor =
  (language: AddedLanguage) =>
  (text: PlacedText): string | undefined =>
    standardFor(language)(text) ?? (isKeptIn(language, text) ? text.text : undefined);

/** For a language name with the owner’s words in brackets: what precedes them, and the whole around them. */
export function languageBeforeBrackets({ text, path }: Pick<PlacedText, 'text' | 'path'>, language: AddedLanguage) {
  const [, before = '', brackets] = (path.at(-1) === 'nom' && /^([^()]+)(\s\([^()]+\))$/.exec(text.trim())) || [];
  const known = standardTranslation(before, language, 'nom');
  return known === undefined ? undefined : { known, whole: known + brackets };
}
