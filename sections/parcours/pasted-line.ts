/** A line of a pasted list of posts. */
import { bodyOrTown, bodyWithin, ifLike, townIn } from '../line-parts';
import { type Fields, readLine } from '../read-line';

/** The post that a pasted line names: « 2012-2018 : maître de conférences, Université de Lyon, LIRMM ». */
export function eachLine(line: string, blank: Fields): Fields {
  const { title, said, period, town } = readLine<'unit' | 'organization'>(line, {
    parts: {
      unit: ifLike(
        /^(?:(?:[Ll]abo(?:ratoire)?|[Ff]aculté|[Ff]ac\.|[UJ]MR|UFR|U[EP]?R|[Éé]quipe|[Dd]épartement|[Ss]ervice)(?!\p{L})|(?!ATER|MCF|PES|PRAG|PRCE|PAST|HDR|CDD|CDI|IDE|INRAE?|CNRS|INSERM|IRD|CEA|INRIA|EHESS|EPHE|CRCT|USA$|U\p{Lu}{2,3}$)\p{Lu}[\p{Lu}\d]{2,7}(?:-\p{Lu}[\p{Lu}\d]{2,7})?(?:\s⟨[^⟩]+⟩)?$)/u,
      ),
      organization: bodyOrTown,
    },
  });
  const { unit = '', organization: named = '' } = said;
  const isBody = named === '' && /^\p{Lu}+$/u.test(unit) && !/(?:CNRS|inserm|inria|INRAE?|IRD)(?!\p{L})/iu.test(title); // « Maître assistant, ENIT »
  const [held, place] = town ? [title, town] : townIn(title);
  const [post, within] = named || isBody ? [held, ''] : bodyWithin(held);
  const organization = named || within;
  const { start, end, goesOn } = period ?? { goesOn: true };
  return {
    ...blank,
    ...{ title: post, place, unit: isBody ? '' : unit, organization: isBody ? unit : organization },
    ...(start && { start }),
    ...(end && { end }),
    ...(!end && !goesOn && { ended: true }),
  };
}
