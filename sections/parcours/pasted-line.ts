/** A line of a pasted list of posts. */
import { bodyOrTown, ifLike, townIn } from '../line-parts';
import { type PeriodFound, periodsIn } from '../period';
import { type Fields, readLine } from '../read-line';
import { saysDegree, saysPost } from '../statut-professionnel/degree-line';

/** The post that a pasted line names: « 2012-2018 : maître de conférences, Université de Lyon, LIRMM ». */
export function eachLine(line: string, blank: Fields): Fields {
  const { title, rest, said, period, town } = readLine<'unit' | 'organization'>(line, {
    parts: {
      unit: ifLike(
        /^(?:(?:[Ll]abo(?:ratoire)?|[Ff]aculté|[Ff]ac\.|[UJ]MR|UFR|U[EP]?R|[Éé]quipe|[Dd]épartement|[Dd]épt\.?|[Uu]nité|[Ss]ervice)(?!\p{L})|(?!ATER|MCF|PES|PRAG|PRCE|PAST|HDR|CDD|CDI|IDE|INRAE?|CNRS|INSERM|IRD|CEA|INRIA|EHESS|EPHE|CRCT|USA$|U\p{Lu}{2,3}$)\p{Lu}[\p{Lu}\d]{2,7}(?:-\p{Lu}[\p{Lu}\d]{2,7})?(?:\s⟨[^⟩]+⟩)?$)/u,
      ),
      organization: (part) => (/^d[ée]p(?:artemen)?t(?!\p{L})/iu.test(part) ? undefined : bodyOrTown(part)),
    },
  });
  const { unit = '', organization = '' } = said;
  const isBody =
    organization === '' && /^\p{Lu}+$/u.test(unit) && !/(?:CNRS|inserm|inria|INRAE?|IRD)(?!\p{L})/iu.test(title); // « Maître assistant, ENIT »
  const [held, place] = town ? [title, town] : townIn(title);
  const { start, end, goesOn } = period ?? { goesOn: true };
  return {
    ...blank,
    ...{ title: held, place, unit: isBody ? '' : unit, organization: isBody ? unit : organization },
    ...(rest[0] && { description: rest[0] }),
    ...(start && { start }),
    ...(end && { end }),
    ...(!end && !goesOn && { ended: true }),
  };
}

/** A post whose years are in its title alone is held today only where they say so. */
export function whenKept(line: string, period: PeriodFound | undefined): Fields {
  const hasYear = /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(line);
  return !period && hasYear && !periodsIn(line).some(({ goesOn }) => goesOn) ? { ended: true } : {};
}

export const isSure = (title: string): boolean => title !== '';

/** Why a pasted line is no post, for the window to say. */
export function refuses(line: string, heading: string): string | undefined {
  if (
    saysDegree(line) ||
    (/^(?:(?:grades|titres)\s(?:et|&)\s)?(?:diplômes|formations?)(?!\p{L})/iu.test(heading) && !saysPost(line))
  )
    return 'Un diplôme n’est pas un poste\u00a0: collez cette ligne dans «\u00a0Formation et diplômes\u00a0».';
  return /^\P{L}*(?:prix|médaille|distinction)(?!\p{L})/iu.test(line)
    ? 'Un prix n’est pas un poste\u00a0: sa place est dans «\u00a0Activités\u00a0», ou dans «\u00a0Formation et diplômes\u00a0» pour celui d’un conservatoire.'
    : undefined;
}
