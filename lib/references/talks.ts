/** Words that say that something was said, not printed. */

const talk =
  /^(?:conf[ée]rence|communication(?! personnelle)|expos[ée] (?:oral|au?|à|lors|dans)|intervention|s[ée]minaire|journ[ée]es? d|table ronde|pr[ée]sentation (?:orale|au?|à|lors|invit)|(?:(?:invited|contributed|keynote|plenary|oral|conference|public|guest) )+(?:talk|lecture|presentation|communication|address|paper)|keynote|talk (?:at|given|for|in)|lecture (?:at|given)|seminar|paper (?:presented|given|read) (?:at|to)|presented (?:at|to)|presentation (?:at|given)|poster (?:at|presented|session)|colloque|congr[èe]s|symposium|workshop|atelier)(?!\p{L})/iu;

/** Whether a text begins with such words: « Conférence inaugurale, Rencontres 2016, Lille ». */
export const isTalkIn = (text = ''): boolean => talk.test(text.trim());
