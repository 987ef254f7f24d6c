/** Words that say that something was said, not printed. */

const talk =
  /^(?:conf[ée]rence|communication(?! personnelle)|expos[ée] (?:oral|au?|à|lors|dans)|intervention|s[ée]minaire|journ[ée]es? d|table ronde|pr[ée]sentation (?:orale|au?|à|lors|invit)|(?:(?:invited|contributed|keynote|plenary|oral|conference|public|guest) )+(?:talk|lecture|presentation|communication|address|paper)|keynote|talk (?:at|given|for|in)|lecture (?:at|given)|seminar|paper (?:presented|given|read) (?:at|to)|presented (?:at|to)|presentation (?:at|given)|poster (?:at|presented|session)|colloque|congr[èe]s|symposium|workshop|atelier)(?!\p{L})/iu;

/** Words that say how it was said, and nowhere. */
const bare =
  /^(?:(?:communication|conf[ée]rence|expos[ée]|intervention|pr[ée]sentation)(?: (?:orale?|invit[ée]e?))?|(?:(?:oral|invited) )?(?:communication|lecture|presentation|talk)|poster|affiche)[\s.,;]*$/iu;

/** Whether a text names no event: « Présentation orale. » */
export const isBareTalk = (text = ''): boolean => bare.test(text.trim());

/** Whether a text begins with such words: « Conférence inaugurale, Rencontres 2016, Lille ». */
export const isTalkIn = (text = ''): boolean => talk.test(text.trim());
