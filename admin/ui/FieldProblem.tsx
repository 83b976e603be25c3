import { CircleAlert } from "lucide-react";

/** What is wrong with a group of controls, which react-aria does not tie together by itself. */
export function FieldProblem({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <span id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert size={16} className="mt-0.5 flex-none" aria-hidden />
      <span>{message}</span>
    </span>
  );
}
