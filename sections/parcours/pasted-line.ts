/** A line of a pasted list of posts. */
import { bodyOrTown, ifLike, townIn } from '../line-parts';
import { type PeriodFound, periodsIn } from '../period';
import { type Fields, readLine } from '../read-line';

/** The post that a pasted line names: « 2012-2018 : maître de conférences, Université de Lyon, LIRMM ». */
export function eachLine(line: string, blank: Fields): Fields {
  const { title, rest, said, period, town } = readLine<'unit' | 'organization'>(line, {
    parts: {
      unit: ifLike(
        /^(?:(?:[Ll]abo(?:ratoire)?|[Ff]aculté|[Ff]ac\.|[UJ]MR|UFR|U[EP]?R|[Éé]quipe|[Dd]épartement|[Dd]épt\.?|[Ss]ervice)(?!\p{L})|(?!ATER|MCF|PES|PRAG|PRCE|PAST|HDR|CDD|CDI|IDE|INRAE?|CNRS|INSERM|IRD|CEA|INRIA|EHESS|EPHE|CRCT|USA$|U\p{Lu}{2,3}$)\p{Lu}[\p{Lu}\d]{2,7}(?:-\p{Lu}[\p{Lu}\d]{2,7})?(?:\s⟨[^⟩]+⟩)?$)/u,
      ),
      organization: bodyOrTown,
    },
  });
  const { unit = '', organization = '' } = said;
  const isBody =
    organization === '' && /^\p{Lu}+$/u.test(unit) && !/(?:CNRS|inserm|inria|INRAE?|IRD)(?!\p{L})/iu.test(title); // « Maître assistant, ENIT »
  const [held, place] = town ? [title, town] : townIn(title);
  const [fact] = rest; // with a small letter: « chargée des collections », not « USA »
  const { start, end, goesOn } = period ?? { goesOn: true };
  return {
    ...blank,
    ...{ title: held, place, unit: isBody ? '' : unit, organization: isBody ? unit : organization },
    ...(fact && (/^\d/.test(fact) || !line.includes(fact)) && { description: fact }),
    ...(start && { start }),
    ...(end && { end }),
    ...(!end && !goesOn && { ended: true }),
  };
}

/** A post whose years are in its title alone goes on only where they do. */
export function whenKept(line: string, period: PeriodFound | undefined): Fields {
  const periods = periodsIn(line);
  return !period && periods.length > 0 && !periods.some(({ goesOn }) => goesOn) ? { ended: true } : {};
}
