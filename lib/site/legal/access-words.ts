import { dictionary } from '@/lib/languages';

/** The words of the page on accessibility; those of the declaration are for the bodies that owe one. */
export const accessWords = dictionary({
  fr: {
    title: 'Accessibilité',
    declaration: {
      title: 'Déclaration d’accessibilité',
      commitment: (name: string) =>
        `${name} s’engage à rendre ce site accessible, comme le demande l’article 47 de la loi n°\u00a02005-102 du 11 février 2005.`,
      scope: (address: string) => `Cette déclaration porte sur le site ${address}`,
      plans: 'Stratégie',
      scheme: 'Schéma pluriannuel',
      plan: 'Plan d’actions de l’année',
      state: 'État de conformité',
      full: 'Ce site est totalement conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1\u00a0: l’audit ci-dessous trouve tous les critères applicables respectés.',
      partial:
        'Ce site est partiellement conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, pour les raisons données ci-dessous.',
      low: 'Ce site est non conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1\u00a0: moins de la moitié des critères sont respectés.',
      none: 'Ce site est non conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1\u00a0: aucun audit en cours de validité n’établit le contraire.',
      established: 'Établissement de la déclaration',
      on: 'Établie le',
      technologies: 'Technologies',
      derogations: 'Dérogations pour charge disproportionnée',
      exempt: 'Contenus non soumis à l’obligation',
      unlisted: 'Sans audit en cours de validité, leur liste n’est pas établie.',
      allMet: 'L’audit n’en a relevé aucun.',
      remedies: 'Voies de recours',
      remediesWhen:
        'Si vous avez signalé un défaut d’accessibilité qui vous prive d’un contenu ou d’un service, et que la réponse ne vous convient pas, vous pouvez\u00a0:',
      remedyForm: 'écrire au Défenseur des droits par son formulaire, https://formulaire.defenseurdesdroits.fr',
      remedyNear: 'joindre son délégué dans votre région, https://www.defenseurdesdroits.fr/saisir/delegues',
      remedyPost:
        'lui envoyer un courrier, sans timbre\u00a0: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
    },
    voluntary: 'Ce que ce site fait pour être lu de tous. Cette page n’est pas une déclaration réglementaire.',
    design: 'Conception',
    designText:
      'Le site est conçu pour se lire sans script, au clavier, avec un lecteur d’écran, en grands caractères, sur fond clair ou sombre, et imprimé.',
    results: 'Résultats des tests',
    audited: (date: string, auditor: string, rate: string) =>
      `L’audit mené par ${auditor} et daté du ${date} trouve ${rate}\u00a0% des critères du RGAA 4.1 respectés.`,
    over: (date: string, auditor: string, rate: string) =>
      `Le dernier audit, mené par ${auditor} et daté du ${date}, trouvait ${rate}\u00a0% des critères du RGAA 4.1 respectés. Il a plus de trois ans et ne vaut plus.`,
    unaudited: 'Aucun audit n’a été fait.',
    contents: 'Contenus non accessibles',
    gaps: 'Non-conformités',
    environment: 'Environnement de test',
    tools: 'Outils',
    pages: 'Pages vérifiées',
    contact: 'Retour d’information et contact',
    contactText: (contact: string) =>
      `Si un contenu ne vous est pas accessible, écrivez-nous pour l’obtenir sous une autre forme\u00a0: ${contact}`,
  },
  en: {
    title: 'Accessibility',
    declaration: {
      title: 'Accessibility statement',
      commitment: (name) =>
        `${name} undertakes to make this site accessible, as article 47 of the French law no. 2005-102 of 11 February 2005 requires.`,
      scope: (address) => `This statement is about the site ${address}`,
      plans: 'Strategy',
      scheme: 'Multi-year plan',
      plan: 'Action plan of the year',
      state: 'Compliance status',
      full: 'This site complies fully with the French accessibility guidelines (RGAA), version 4.1: the audit below finds that all applicable criteria are met.',
      partial:
        'This site complies partially with the French accessibility guidelines (RGAA), version 4.1, for the reasons given below.',
      low: 'This site does not comply with the French accessibility guidelines (RGAA), version 4.1: fewer than half of the criteria are met.',
      none: 'This site does not comply with the French accessibility guidelines (RGAA), version 4.1: no valid audit shows otherwise.',
      established: 'Preparation of this statement',
      on: 'Prepared on',
      technologies: 'Technologies',
      derogations: 'Exemptions for disproportionate burden',
      exempt: 'Content outside the scope of the law',
      unlisted: 'Without a valid audit, they have not been listed.',
      allMet: 'The audit found none.',
      remedies: 'Remedies',
      remediesWhen:
        'If you have reported an accessibility defect that keeps you from content or a service, and the answer does not satisfy you, you may:',
      remedyForm: 'write to the French Defender of Rights through the form https://formulaire.defenseurdesdroits.fr',
      remedyNear: 'contact the delegate in your region, https://www.defenseurdesdroits.fr/saisir/delegues',
      remedyPost: 'write by post, without a stamp: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
    },
    voluntary: 'What this site does so that everybody can read it. This page is not a statutory statement.',
    design: 'Design',
    designText:
      'The site is designed to be read without script, by keyboard, with a screen reader, in large letters, on a light or dark background, and in print.',
    results: 'Test results',
    audited: (date, auditor, rate) =>
      `The audit by ${auditor}, dated ${date}, finds that ${rate}% of the RGAA 4.1 criteria are met.`,
    over: (date, auditor, rate) =>
      `The last audit, by ${auditor}, dated ${date}, found that ${rate}% of the RGAA 4.1 criteria were met. It is more than three years old and no longer valid.`,
    unaudited: 'No audit has been made.',
    contents: 'Content that is not accessible',
    gaps: 'Non-compliances',
    environment: 'Test environment',
    tools: 'Tools',
    pages: 'Pages checked',
    contact: 'Feedback and contact',
    contactText: (contact) =>
      `If some content is not accessible to you, write to us to obtain it in another form: ${contact}`,
  },
  ar: {
    title: 'إمكانية الوصول',
    declaration: {
      title: 'تصريح إمكانية الوصول',
      commitment: (name) =>
        `تلتزم الجهة الناشرة ${name} بإتاحة هذا الموقع للجميع، عملًا بالمادة 47 من القانون الفرنسي رقم 2005-102 المؤرخ في 11 فبراير 2005.`,
      scope: (address) => `يخص هذا التصريح الموقع ${address}`,
      plans: 'الاستراتيجية',
      scheme: 'المخطط المتعدد السنوات',
      plan: 'خطة عمل السنة',
      state: 'حالة المطابقة',
      full: 'هذا الموقع مطابق كليًّا للمرجع الفرنسي لإمكانية الوصول (RGAA) في إصداره 4.1: وجد التدقيق المذكور أدناه أن جميع المعايير المنطبقة مستوفاة.',
      partial: 'هذا الموقع مطابق جزئيًّا للمرجع الفرنسي لإمكانية الوصول (RGAA) في إصداره 4.1، للأسباب المذكورة أدناه.',
      low: 'هذا الموقع غير مطابق للمرجع الفرنسي لإمكانية الوصول (RGAA) في إصداره 4.1: أقل من نصف المعايير مستوفى.',
      none: 'هذا الموقع غير مطابق للمرجع الفرنسي لإمكانية الوصول (RGAA) في إصداره 4.1: لا يوجد تدقيق ساري المفعول يثبت خلاف ذلك.',
      established: 'إعداد هذا التصريح',
      on: 'تاريخ الإعداد',
      technologies: 'التقنيات',
      derogations: 'استثناءات بسبب العبء غير المتناسب',
      exempt: 'محتويات لا يشملها الالتزام',
      unlisted: 'دون تدقيق ساري المفعول، لم توضع قائمتها.',
      allMet: 'لم يجد التدقيق أيًّا منها.',
      remedies: 'سبل الانتصاف',
      remediesWhen: 'إذا أبلغتم عن عيب يحول بينكم وبين محتوى أو خدمة ولم يقنعكم الرد، يمكنكم:',
      remedyForm: 'مراسلة «المدافع عن الحقوق» في فرنسا عبر استمارته https://formulaire.defenseurdesdroits.fr',
      remedyNear: 'الاتصال بمندوبه في منطقتكم https://www.defenseurdesdroits.fr/saisir/delegues',
      remedyPost: 'مراسلته بالبريد دون طابع: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07',
    },
    voluntary: 'ما يفعله هذا الموقع ليقرأه الجميع. ليست هذه الصفحة تصريحًا قانونيًّا.',
    design: 'التصميم',
    designText:
      'صُمّم الموقع ليُقرأ دون برمجيات نصية، وبلوحة المفاتيح، وبقارئ الشاشة، وبحروف كبيرة، على خلفية فاتحة أو داكنة، ومطبوعًا.',
    results: 'نتائج الاختبارات',
    audited: (date, auditor, rate) =>
      `وجد التدقيق الذي أجراه ${auditor} بتاريخ ${date} أن ${rate}٪ من معايير RGAA 4.1 مستوفاة.`,
    over: (date, auditor, rate) =>
      `وجد آخر تدقيق، أجراه ${auditor} بتاريخ ${date}، أن ${rate}٪ من معايير RGAA 4.1 كانت مستوفاة. وقد مضى عليه أكثر من ثلاث سنوات فلم يعد ساريًا.`,
    unaudited: 'لم يُجرَ أي تدقيق.',
    contents: 'محتويات يتعذر الوصول إليها',
    gaps: 'أوجه عدم المطابقة',
    environment: 'بيئة الاختبار',
    tools: 'الأدوات',
    pages: 'الصفحات المفحوصة',
    contact: 'الملاحظات والاتصال',
    contactText: (contact) => `إذا تعذر عليكم الوصول إلى محتوى، فاكتبوا إلينا للحصول عليه بشكل آخر: ${contact}`,
  },
});
