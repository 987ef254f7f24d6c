import { dictionary } from '@/lib/languages';

/** The words of the page on personal data about what its readers may ask for. */
export const rightsWords = dictionary({
  fr: {
    title: 'Vos droits',
    french:
      'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, la limitation de leur traitement, et vous opposer à celui-ci (RGPD, articles 15 à 21).',
    plain:
      'Vous pouvez demander ce que le site dit ou garde de vous, le faire corriger, ou demander que votre nom n’y paraisse plus.',
    contact: (contact: string) =>
      `Pour cela, comme pour vous opposer à ce que votre nom paraisse, écrivez à\u00a0: ${contact}`,
    cnil: 'Si la réponse ne vous convient pas, vous pouvez adresser une réclamation à la Commission nationale de l’informatique et des libertés (CNIL), 3 place de Fontenoy, TSA 80715, 75334 Paris CEDEX 07, https://www.cnil.fr/fr/plaintes',
    nothing: 'Rien n’oblige à fournir une donnée pour lire le site, et aucune décision automatique n’est prise.',
  },
  en: {
    title: 'Your rights',
    french:
      'You may ask for access to your data, for their rectification or erasure, for their processing to be restricted, and you may object to it (GDPR, articles 15 to 21).',
    plain:
      'You may ask what the site says or keeps about you, have it corrected, or ask that your name no longer be shown.',
    contact: (contact) => `To do so, or to object to your name being shown, write to: ${contact}`,
    cnil: 'If the answer does not satisfy you, you may complain to the French data protection authority (CNIL), 3 place de Fontenoy, TSA 80715, 75334 Paris CEDEX 07, France, https://www.cnil.fr/fr/plaintes',
    nothing: 'You need not provide any data to read the site, and no automated decision is made.',
  },
  ar: {
    title: 'حقوقكم',
    french:
      'يمكنكم طلب الاطلاع على بياناتكم أو تصحيحها أو محوها أو تقييد معالجتها، والاعتراض على هذه المعالجة (اللائحة العامة، المواد 15 إلى 21).',
    plain: 'يمكنكم أن تسألوا عمّا يذكره الموقع أو يحفظه عنكم، وأن تطلبوا تصحيحه، أو ألّا يظهر اسمكم فيه.',
    contact: (contact) => `لذلك، وللاعتراض على ظهور اسمكم، اكتبوا إلى: ${contact}`,
    cnil: 'إن لم يقنعكم الرد، يمكنكم تقديم شكوى إلى الهيئة الفرنسية لحماية البيانات (CNIL)، 3 place de Fontenoy, TSA 80715, 75334 Paris CEDEX 07، https://www.cnil.fr/fr/plaintes',
    nothing: 'لا يلزمكم تقديم أي بيانات لقراءة الموقع، ولا يُتخذ أي قرار آلي.',
  },
});
