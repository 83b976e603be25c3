/** Labels of the editor's toolbar. */
export interface RichTextWords {
  toolbar: string;
  bold: string;
  italic: string;
  heading2: string;
  heading3: string;
  bulletList: string;
  numberedList: string;
  undo: string;
  redo: string;
  link: string;
  linkAddress: string;
  linkHint: string;
  applyLink: string;
  removeLink: string;
}
