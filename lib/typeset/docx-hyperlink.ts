import { ConcreteHyperlink, type IContext, type IXmlableObject, type ParagraphChild } from 'docx';

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/** A link with a given id; those of `docx` have ids of chance. */
export class Hyperlink extends ConcreteHyperlink {
  readonly #address: string;

  constructor(children: readonly ParagraphChild[], id: string, address: string) {
    super(children, id);
    this.#address = address;
  }

  override prepForXml(context: IContext): IXmlableObject | undefined {
    context.viewWrapper.Relationships.addRelationship(this.linkId, relation, this.#address, 'External');
    return super.prepForXml(context);
  }
}
