# cmake -D npm=NPM -D house=FOLDER -P NodeModules.cmake: `npm ci` in FOLDER, unless node_modules there is newer than the
# lock file. npm itself writes down what it installed, so that all build trees of these sources share it.
if(${house}/package-lock.json IS_NEWER_THAN ${house}/node_modules/.package-lock.json)
  execute_process(COMMAND ${npm} ci WORKING_DIRECTORY ${house} RESULT_VARIABLE failed)
  if(failed)
    message(FATAL_ERROR "npm could not install what builds the page; it says why above.")
  endif()
endif()
