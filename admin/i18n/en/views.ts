/** Saved views of a list. */
export const views = {
  label: "Views of this list",
  save: "Save view",
  name: "View name",
  share: "Share with colleagues",
  share_hint: "Everyone in the workspace can use it. Only you can change it; managers can delete it.",
  new_title: "Save this view",
  new_text: "Saves the search, filters, sorting and columns under a name.",
  edit_title: "Rename or share the view",
  menu: "Actions for the view “{{name}}”",
  keep: "Save changes to this view",
  reset: "Undo changes to this view",
  edit: "Rename or share",
  saved: "View “{{name}}” saved",
  not_saved: "The view “{{name}}” was not saved.",
  remove: {
    action: "Delete view",
    done: "View “{{name}}” deleted",
    undone: "View “{{name}}” restored",
    failed: "The view “{{name}}” was not deleted.",
    undo_failed: "The view “{{name}}” could not be restored.",
    shared_title: "Delete the view “{{name}}” for everyone?",
    shared_text: "{{owner}} shared it. It disappears for everyone in the workspace. This cannot be undone.",
    shared_text_unknown:
      "Someone who is no longer a member shared it. It disappears for everyone in the workspace. This cannot be undone.",
    removing: "Deleting…",
  },
};
